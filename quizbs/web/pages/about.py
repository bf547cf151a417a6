"""About this program: its version, its licence, where its data is, and the libraries it contains."""

from flask import Blueprint, Response, render_template

from quizbs import __version__, paths
from quizbs.web.licences import libraries, licences
from quizbs.web.services import access, site

pages = Blueprint("about", __name__)
pages.before_request(lambda: access.only_the_host())


@pages.get("/host/about")
def about() -> str:
    own = site.transfer.is_possible and not access.is_school()
    return render_template(
        "host/about.html",
        version=__version__,
        folder=str(site.transfer.folder) if own else "",
        log=str(paths.log_file()),
        libraries=libraries(),
    )


@pages.get("/host/about/licences")
def in_full() -> Response:
    return Response(licences(), mimetype="text/plain")
